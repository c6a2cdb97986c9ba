import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Vital, Vitals } from '../../../../model/visits/vitals.ts';
import { isPhone } from '../../browser/phone.ts';
import type { RouteRow } from '../../routes.ts';

/** Kinds of pages by the name of their route; the others are `other`. */
const KINDS: Partial<Record<string, Vitals['kind']>> = {
  home: 'home',
  'm-home': 'home',
  blog: 'list',
  'our-portofolio': 'list',
  'm-our-portofolio': 'list',
  testimonial: 'list',
  'm-testimonial': 'list',
  project: 'project',
  'contact-us': 'contact',
  'm-contact-us': 'contact',
};

function kindOf(row: RouteRow, path: string): Vitals['kind'] {
  return path.startsWith('/blog/') ? 'post' : (KINDS[row.name] ?? 'other');
}

/**
 * Measures how fast the page became and stayed usable, and sends it once, when the page is left or goes to the background.
 * @param row the page that was loaded
 * @param path its address
 */
export function measureVitals(row: RouteRow, path: string): void {
  const figures: Record<Vital, number | null> = { lcp: null, inp: null, cls: null };
  const note =
    (vital: Vital) =>
    ({ value }: { value: number }): void => {
      figures[vital] = value;
    };
  onLCP(note('lcp'));
  onINP(note('inp'));
  onCLS(note('cls'));

  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const vitals: Vitals = {
      kind: kindOf(row, path),
      device: isPhone() ? 'phone' : 'desktop',
      ...figures,
    };
    void fetch('/api/vitals', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(vitals),
    }).catch(() => undefined);
  };
  // After the library's own listeners, which report the last values in the same event.
  document.addEventListener('visibilitychange', send);
}
