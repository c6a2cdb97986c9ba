export { chooseLocale } from './choose.ts';
export { LocaleProvider, useLocale, useSetLocale } from './context.tsx';
export { formatDate, formatNumber } from './format.ts';
export { readStoredLocale, setLanguageCookie, storeLocale } from './store.ts';
export { LocaleSwitch } from './switch.tsx';
