import { useId } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { Icon } from '../ui/index.ts';
import { THEMES, setTheme, useTheme } from './theme.ts';
import { shellWords } from './words.ts';

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const words = shellWords[useLocale()];
  const theme = useTheme();
  const id = useId();
  return (
    <div className="flex items-center gap-3 px-3 py-1">
      <Icon name="theme" />
      <label htmlFor={id} className="sr-only">
        {words.theme}
      </label>
      <select
        id={id}
        className="k-input"
        value={theme}
        onChange={(event) => {
          setTheme(THEMES.find((name) => name === event.target.value) ?? 'system');
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {words.themes[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
