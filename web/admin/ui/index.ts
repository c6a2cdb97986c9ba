/** UI controls of the admin and account pages. */
export { Badge, MessageStatusBadge } from './badge.tsx';
export type { Tone } from './badge.tsx';
export { Button, ButtonLink, FileButton, IconButton, buttonClass } from './button.tsx';
export { CopyButton } from './copy-button.tsx';
export { ConfirmProvider, Dialog, FormDialog, useConfirm } from './dialog.tsx';
export { CheckField, Field, PasswordField, SelectField, TextArea, TextField } from './field.tsx';
export { FilterBar, Filters, SearchField, SegmentedControl } from './filter-bar.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon.tsx';
export { controlMessages } from './messages.ts';
export { Fact, PageHeader, Panel, Table } from './page-header.tsx';
export { Empty, ErrorState, Failure, Loading, Notice } from './states.tsx';
export { ToastProvider, useToast } from './toast.tsx';
export type { Toast } from './toast.tsx';
