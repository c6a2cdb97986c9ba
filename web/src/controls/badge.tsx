import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'warn' | 'danger' | 'info';

/** A state in one or two words. Colour alone never carries the meaning. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`control-badge ${tone === 'plain' ? '' : `control-badge-${tone}`}`}>
      {children}
    </span>
  );
}
