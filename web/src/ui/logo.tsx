/**
 * The studio's logo: kawung, a batik pattern of four petals around a centre. `LogoDefinitions` defines it once
 * per page; the other components refer to that definition.
 */
const PETALS =
  'M22 22C11 22 3 14 2 2c12 1 20 9 20 20ZM26 22C26 11 34 3 46 2c-1 12-9 20-20 20ZM26 26c11 0 19 8 20 20-12-1-20-9-20-20ZM22 26c0 11-8 19-20 20 1-12 9-20 20-20Z';

/** Must be on the page once; without it the other components show nothing. */
export function LogoDefinitions() {
  return (
    <svg className="logo-definitions" aria-hidden="true">
      <symbol id="logo" viewBox="0 0 48 48">
        <path d={PETALS} fill="currentColor" />
      </symbol>
      <pattern id="logo-pattern" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d={PETALS} fill="none" stroke="currentColor" strokeWidth="1.2" />
        <circle cx="24" cy="24" r="1.5" fill="currentColor" />
      </pattern>
    </svg>
  );
}

/** The logo in the current text colour. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48">
      <use href="#logo" />
    </svg>
  );
}

/** An area filled with the repeated logo; `className` places it. */
export function LogoPattern({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <rect width="100%" height="100%" fill="url(#logo-pattern)" />
    </svg>
  );
}

/** The large logo of the home page's hero, with rows of dots on its petals. */
export function HeroLogo() {
  return (
    <svg aria-hidden="true" className="hero-logo" viewBox="0 0 48 48">
      <use href="#logo" />
      <path
        className="hero-logo-dots"
        d="M19 19 5 5m24 14L43 5M29 29l14 14M19 29 5 43M24 17V7m7 17h10M24 31v10m-7-17H7"
      />
    </svg>
  );
}
