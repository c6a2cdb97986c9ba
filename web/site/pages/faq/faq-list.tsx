import type { Messages } from './messages.ts';

/** Questions that open to their answers; `<details>` works without scripting. */
export function FaqList({ entries }: { entries: Messages['entries'] }) {
  return (
    <div className="faq">
      {entries.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </div>
  );
}
