/** The windows that journeys are looked at in, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
