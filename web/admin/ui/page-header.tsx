import type { ComponentProps, ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Bilingual, Locale } from '#studio/locale.ts';

export function PageHeader({
  title,
  titleLanguage,
  text,
  children,
}: {
  /** The title of the page in the table of pages by default. */
  title?: string;
  titleLanguage?: Locale | undefined;
  text?: string;
  children?: ReactNode;
}) {
  const page = useMatches().at(-1)?.handle as { title: Bilingual<string> } | undefined;
  const locale = useLocale();
  const isLong = text !== undefined || titleLanguage !== undefined;
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div className={`min-w-0 ${isLong ? 'flex-[1_1_16rem]' : ''}`}>
        <h1 className="text-2xl" lang={titleLanguage}>
          {title ?? page?.title[locale]}
        </h1>
        {text && <p className="mt-1 max-w-prose text-a-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

export function Panel({
  title,
  aside,
  className = '',
  children,
  ...section
}: ComponentProps<'section'> & {
  title: string;
  aside?: ReactNode;
}) {
  return (
    <section {...section} className={`rounded-panel border border-a-line bg-a-panel ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-a-line px-4 py-2.5">
        <h2 className="text-base">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-a-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

/** Each row becomes a card with `data-label`s on a phone. @param props.head of the columns */
export function Table({
  head,
  className = '',
  children,
}: {
  head: readonly string[];
  className?: string;
  children: ReactNode;
}) {
  return (
    <table className={`records ${className}`}>
      <thead className="text-hint whitespace-nowrap text-a-muted max-sm:sr-only [&_th]:font-semibold">
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
