import type { ReactNode } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button } from './button.tsx';
import { controlMessages } from './messages.ts';

export function Loading({ rows = 4 }: { rows?: number }) {
  const t = controlMessages[useLocale()];
  return (
    <div role="status" className="grid gap-3 p-4">
      <span className="sr-only">{t.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span
          key={row}
          className="block h-5 animate-pulse rounded-md bg-a-raised forced-colors:border forced-colors:border-[CanvasText]"
        />
      ))}
    </div>
  );
}

export function Empty({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <p className="text-base font-semibold">{title}</p>
      {(text ?? children) && (
        <div className="grid justify-items-center gap-3 text-a-muted">
          {text && <p>{text}</p>}
          {children}
        </div>
      )}
    </div>
  );
}

export function ErrorState({ text, retry }: { text: string; retry?: (() => void) | undefined }) {
  const t = controlMessages[useLocale()];
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center" role="alert">
      <p className="max-w-prose">{text}</p>
      {retry && <Button onClick={retry}>{t.retry}</Button>}
    </div>
  );
}

export function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}

const NOTICE_COLORS = {
  info: 'bg-(--a-info-soft)',
  warn: 'bg-(--a-warn-soft)',
  danger: 'bg-(--a-danger-soft)',
  good: 'bg-(--a-good-soft)',
} as const;

/** Stays until its cause is gone. */
export function Notice({
  tone = 'info',
  role,
  children,
}: {
  tone?: keyof typeof NOTICE_COLORS;
  role?: 'status' | 'alert';
  children: ReactNode;
}) {
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl px-4 py-3 text-a-ink forced-colors:border forced-colors:border-[CanvasText] ${NOTICE_COLORS[tone]}`}
    >
      {children}
    </div>
  );
}
