/** What a bundler that takes the file for an asset gives in its place: its address. */
declare const address: string;
export default address;
