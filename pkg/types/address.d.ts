/** The default export that a bundler generates for a file that it treats as an asset: the address of the file. */
declare const address: string;
export default address;
