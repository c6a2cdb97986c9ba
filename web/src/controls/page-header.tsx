import type { ReactNode } from 'react';

/** Heading of a page with its actions. */
export function PageHeader({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-1 max-w-prose text-a-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/** Framed section with a heading. */
export function Panel({
  title,
  aside,
  children,
}: {
  title: string;
  /** Beside the heading: a link or a badge. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="control-panel">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-a-line px-4 py-2.5">
        <h2 className="text-base">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
