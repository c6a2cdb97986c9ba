import { useId } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { Icon } from '../../controls/index.ts';
import { THEMES, setTheme, useTheme } from './theme.ts';
import { layoutMessages } from './messages.ts';

/** Chooses the colour theme. */
export function ThemeSwitch() {
  const t = layoutMessages[useLocale()];
  const theme = useTheme();
  const id = useId();
  return (
    <div className="flex items-center gap-3 px-3 py-1">
      <Icon name="theme" />
      <label htmlFor={id} className="sr-only">
        {t.theme}
      </label>
      <select
        id={id}
        className="control-input"
        value={theme}
        onChange={(event) => {
          setTheme(THEMES.find((name) => name === event.target.value) ?? 'system');
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t.themes[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
