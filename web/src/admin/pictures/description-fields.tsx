import { PICTURE_ALT_LENGTH } from '../../../../model/pictures/limits.ts';
import type { Bilingual } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { TextField } from '../../admin-ui/index.ts';
import { languageNames } from '../../admin-ui/language-names.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { pictureMessages } from './messages.ts';

/** The descriptions of a picture in both languages, for those who cannot see it. */
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
      maxLength={PICTURE_ALT_LENGTH}
      value={alt[language]}
      onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
    />
  ));
}
