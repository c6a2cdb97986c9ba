import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { PICTURE_ALT_LENGTH } from '#model/pictures/limits.ts';
import { type Bilingual, LOCALES } from '#studio/locale.ts';
import { TextField } from '../ui/index.ts';
import { languageNames } from '../ui/messages.ts';
import { pictureMessages } from './messages.ts';

export function DescriptionFields({
  alt,
  setAlt,
  hint,
}: {
  alt: Bilingual<string>;
  setAlt: (alt: Bilingual<string>) => void;
  hint: string;
}) {
  const locale = useLocale();
  return LOCALES.map((language) => (
    <TextField
      key={language}
      label={formatMessage(pictureMessages[locale].alt, {
        language: languageNames[locale][language],
      })}
      hint={hint}
      lang={language}
      data-alt={language}
      limit={PICTURE_ALT_LENGTH}
      value={alt[language]}
      onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
    />
  ));
}
