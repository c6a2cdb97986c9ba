import type { SVGProps } from 'react';
import { LOGO_DOTS_PATH, LOGO_PATH } from './logo-path.ts';

/** Must be on the page once: `LogoPattern` fills with what it defines. */
export function LogoDefinitions() {
  return (
    <svg className="logo-definitions" aria-hidden="true">
      <pattern id="logo-pattern" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d={LOGO_PATH} fill="none" stroke="currentColor" strokeWidth="1.2" />
        <circle cx="24" cy="24" r="1.5" fill="currentColor" />
      </pattern>
    </svg>
  );
}

export function Logo(place: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" {...place}>
      <path d={LOGO_PATH} fill="currentColor" />
    </svg>
  );
}

export function LogoPattern({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <rect width="100%" height="100%" fill="url(#logo-pattern)" />
    </svg>
  );
}

export function HeroLogo() {
  return (
    <svg aria-hidden="true" className="hero-logo" viewBox="0 0 48 48">
      <path d={LOGO_PATH} fill="currentColor" />
      <path className="hero-logo-dots" d={LOGO_DOTS_PATH} />
    </svg>
  );
}
