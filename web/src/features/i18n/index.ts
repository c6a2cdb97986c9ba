export { formatMessage } from './format-message.ts';
export { chooseLocale } from './choose-locale.ts';
export { LocaleProvider, useLocale, useSetLocale } from './locale-context.tsx';
export { formatDate, formatNumber } from './format.ts';
export { readStoredLocale, setLanguageCookie, storeLocale } from './locale-storage.ts';
export { LocaleSwitch } from './locale-switch.tsx';
