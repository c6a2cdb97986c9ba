import { useState } from 'react';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { TextField } from '#admin/ui/index.ts';
import { formatNumber } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type ControlProps, controlId } from './field-control.ts';
import { fieldMessages } from './messages.ts';

/** A whole number as people write it; null for nothing, undefined for what is none. */
export function parseNumber(text: string): number | null | undefined {
  const written = text.replace(/^\s*Rp/i, '').trim();
  if (written === '') return null;
  return /^\d{1,3}(?:[.,\s]?\d{3})*$/.test(written)
    ? Number(written.replace(/\D/g, ''))
    : undefined;
}

/** Typed text that is no number is stored, and stops publishing. */
export function NumberControl({ session, field, path, value, type, error }: ControlProps) {
  const locale = useLocale();
  const stored = useSelected(session, value);
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof stored === 'string' ? stored : '';
  const shown = typeof stored === 'number' ? formatNumber(stored, locale) : written;
  const isWrong = parseNumber(typed ?? shown) === undefined;
  return (
    <TextField
      label={field.label[locale]}
      hint={field.hint?.[locale]}
      error={isWrong ? fieldMessages[locale].noNumber : error}
      inputMode="numeric"
      value={typed ?? shown}
      data-field={controlId(path)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        type(parseNumber(text) ?? text);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
