import { useLayoutEffect, useState } from 'react';
import { ADMIN_STORAGE_KEYS } from '../../../../model/admin-storage-keys.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Icon, SelectField } from '../../admin-ui/index.ts';
import { layoutMessages } from './messages.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The colour theme of the admin area that was chosen in this browser; `system`, which follows the device, without one. */
function storedTheme(): Theme {
  const stored = readStorage(ADMIN_STORAGE_KEYS.theme);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

const DARK = '(prefers-color-scheme: dark)';

/** The rules of the dark colours (web/src/studio/tokens.css), found before their condition is first changed. */
let darkRules: CSSMediaRule[] | undefined;

function findDarkRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === DARK) return [rule];
    return rule instanceof CSSGroupingRule ? findDarkRules(rule.cssRules) : [];
  });
}

/**
 * Shows the document in a colour theme. The style sheet chooses the colours by the device's preference, so the condition
 * of its dark colours is replaced; every colour stays declared once.
 */
function applyTheme(theme: Theme): void {
  darkRules ??= [...document.styleSheets].flatMap((sheet) => findDarkRules(sheet.cssRules));
  const condition = { system: DARK, light: 'not all', dark: 'all' }[theme];
  for (const rule of darkRules) rule.media.mediaText = condition;
  // `light-dark()` and the browser's own controls follow this.
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

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
