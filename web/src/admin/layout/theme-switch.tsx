import { useLayoutEffect, useState } from 'react';
import { ADMIN_STORAGE_KEYS } from '../../../../model/admin-storage-keys.ts';
import { writeStorage } from '../../browser/storage.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Icon, SelectField } from '../../controls/index.ts';
import { applyTheme, storedTheme, THEMES } from './theme.ts';
import { layoutMessages } from './messages.ts';

/** Chooses the colour theme, which the document has while this is shown. */
export function ThemeSwitch() {
  const t = layoutMessages[useLocale()];
  const [theme, setTheme] = useState(storedTheme);
  useLayoutEffect(() => {
    applyTheme(theme);
    return () => applyTheme('system');
  }, [theme]);
  return (
    <div className="flex items-center gap-3 px-3 py-1">
      <Icon name="theme" />
      <SelectField
        className="min-w-0 grow"
        hideLabel
        label={t.theme}
        options={THEMES.map((value) => ({ value, label: t.themes[value] }))}
        value={theme}
        onChoose={(chosen) => {
          setTheme(chosen);
          writeStorage(ADMIN_STORAGE_KEYS.theme, chosen);
        }}
      />
    </div>
  );
}
