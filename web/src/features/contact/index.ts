export { ContactForm } from './contact-form.tsx';
export { SentNotice } from './sent-confirmation.tsx';
