/**
 * The studio's motif: kawung, four petals around a centre, a batik pattern. One definition per page
 * (`KawungDefinitions`, in the layout), used as mark, as bullet and as a field.
 */
const PETALS =
  'M22 22C11 22 3 14 2 2c12 1 20 9 20 20ZM26 22C26 11 34 3 46 2c-1 12-9 20-20 20ZM26 26c11 0 19 8 20 20-12-1-20-9-20-20ZM22 26c0 11-8 19-20 20 1-12 9-20 20-20Z';

/** Must be on the page once, or none of the others shows anything. */
export function LogoDefinitions() {
  return (
    <svg className="defs" aria-hidden="true">
      <symbol id="petals" viewBox="0 0 48 48">
        <path d={PETALS} fill="currentColor" />
      </symbol>
      <pattern id="kawung" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d={PETALS} fill="none" stroke="currentColor" strokeWidth="1.2" />
        <circle cx="24" cy="24" r="1.5" fill="currentColor" />
      </pattern>
    </svg>
  );
}

/** One motif, in the colour of the text around it. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48">
      <use href="#petals" />
    </svg>
  );
}

/** A ground full of the pattern; `className` places and fades it. */
export function LogoPattern({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <rect width="100%" height="100%" fill="url(#kawung)" />
    </svg>
  );
}

/** The motif large, with the dots (isen) that a batik maker fills petals with. */
export function LogoBloom() {
  return (
    <svg aria-hidden="true" className="bloom" viewBox="0 0 48 48">
      <use href="#petals" />
      <path
        className="isen"
        d="M19 19 5 5m24 14L43 5M29 29l14 14M19 29 5 43M24 17V7m7 17h10M24 31v10m-7-17H7"
      />
    </svg>
  );
}
