/** The storage key of the flag that the tour was completed or dismissed. */
export const TOUR_STORAGE_KEY = "tour";
