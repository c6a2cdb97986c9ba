import { useState } from 'react';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { TextField } from '#admin/ui/index.ts';
import { formatNumber } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { editorMessages } from '../editor/messages.ts';
import type { ControlProps } from './control.ts';
import { controlId } from './field-control.ts';

/** A number as people write it; null for nothing, undefined for what is none. */
export function parseNumber(text: string, isPrice: boolean): number | null | undefined {
  const written = text.replace(/^\s*Rp/i, '').trim();
  if (written === '') return null;
  if (isPrice) {
    return /^\d{1,3}(?:[.,\s]?\d{3})*$/.test(written)
      ? Number(written.replace(/\D/g, ''))
      : undefined;
  }
  return /^-?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined;
}

/** A number, or an amount in rupiah. What is no number stays in the control, which says so. */
export function NumberControl({ session, field, path, value, type, error }: ControlProps) {
  const locale = useLocale();
  const stored = useSelected(session, value);
  const [typed, setTyped] = useState<string | null>(null);
  const isPrice = field.type === 'price';
  const shown = typeof stored === 'number' ? formatNumber(stored, locale) : '';
  const isWrong = typed !== null && parseNumber(typed, isPrice) === undefined;
  return (
    <TextField
      label={field.label[locale]}
      hint={field.hint?.[locale]}
      error={isWrong ? editorMessages[locale].editor.noNumber : error}
      inputMode={isPrice ? 'numeric' : 'decimal'}
      value={typed ?? shown}
      data-field={controlId(path)}
      onChange={(event) => {
        setTyped(event.target.value);
        const parsed = parseNumber(event.target.value, isPrice);
        if (parsed !== undefined) type(parsed);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
