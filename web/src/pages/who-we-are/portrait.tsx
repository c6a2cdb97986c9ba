/**
 * Stands in for a founder's photograph: a drawing of what they do, in the studio's motif. Replace by a
 * photograph once there is one.
 */
export function Portrait({ who }: { who: 'engineering' | 'design' }) {
  return (
    <svg className={`portrait ${who}`} aria-hidden="true" viewBox="0 0 192 120">
      <rect width="192" height="120" fill="url(#kawung)" />
      <use href="#petals" x="48" y="12" width="96" height="96" />
    </svg>
  );
}
