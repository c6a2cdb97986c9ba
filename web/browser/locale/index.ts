export { LocaleProvider, useLocale, useSetLocale } from './locale-context.tsx';
export { formatDate, formatMessage, formatNumber } from './format.ts';
export { setLanguageCookie, storeLocale, visitorLocale } from './locale-storage.ts';
export { LocaleSwitch } from './locale-switch.tsx';
