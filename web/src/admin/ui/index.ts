/** The kit that admin and account pages are built from. */
export { Badge } from './badge.tsx';
export type { Tone } from './badge.tsx';
export { Button, ButtonLink, IconButton } from './button.tsx';
export { ConfirmProvider, useConfirm } from './confirm.tsx';
export { Dialog } from './dialog.tsx';
export { CheckField, Field, SelectField, TextArea, TextField } from './field.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon.tsx';
export { LostNotice } from './lost-notice.tsx';
export { PageHead, Panel } from './page-head.tsx';
export { PagedPanel } from './paged-panel.tsx';
export { Segments } from './segments.tsx';
export { Empty, ErrorState, Loading, Notice } from './states.tsx';
export { ToastProvider, useToast } from './toast.tsx';
export { WhenReady } from './when-ready.tsx';
export { kitWords } from './words.ts';
export { fill } from './fill.ts';
