export { ContactForm } from './contact-form.tsx';
export { SentNotice } from './sent-notice.tsx';
