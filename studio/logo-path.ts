/** Kawung, a batik pattern of four petals around a centre, in a square of 48 units. */
export const LOGO_PATH =
  'M22 22C11 22 3 14 2 2c12 1 20 9 20 20ZM26 22C26 11 34 3 46 2c-1 12-9 20-20 20ZM26 26c11 0 19 8 20 20-12-1-20-9-20-20ZM22 26c0 11-8 19-20 20 1-12 9-20 20-20Z';

/** Rows of dots on the large logo of the home page, made for its petals; '' draws none. */
export const LOGO_DOTS_PATH =
  'M19 19 5 5m24 14L43 5M29 29l14 14M19 29 5 43M24 17V7m7 17h10M24 31v10m-7-17H7';
