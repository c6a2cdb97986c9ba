import { vi } from 'vitest';
import { MemoryStorage } from './memory-storage.ts';

/** Stands in for the browser at /faq in Indonesian, of build `a`; undone after each test. @returns what became of it */
export function openPage() {
  const listeners = new Map<string, () => void>();
  const addEventListener = (type: string, listen: () => void) => void listeners.set(type, listen);
  const history = {
    state: null as object | null,
    replaceState: (state: object | null) => (history.state = state),
  };
  const page = {
    stored: new Map<string, string>(),
    dataset: { build: 'a' } as Record<string, string>,
    hidden: false,
    /** Fields of forms. */
    fields: [] as { value: string; defaultValue: string }[],
    /** Listeners of window and document, the last one for each event. */
    listeners,
    history,
    reloads: 0,
    /** Addresses that were loaded. */
    targets: [] as string[],
  };
  vi.stubGlobal('localStorage', new MemoryStorage(page.stored));
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('document', {
    documentElement: { lang: 'id', dataset: page.dataset },
    querySelectorAll: () => page.fields,
    addEventListener,
    get hidden() {
      return page.hidden;
    },
  });
  vi.stubGlobal('location', {
    origin: 'https://contoh.example',
    href: 'https://contoh.example/faq',
    pathname: '/faq',
    search: '',
    reload: () => (page.reloads += 1),
    assign: (target: string) => page.targets.push(target),
  });
  return page;
}
