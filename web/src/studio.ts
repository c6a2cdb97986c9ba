/**
 * Who the studio is: the one place that holds its name, address on the web and contact details.
 * Everything here is a placeholder ("contoh" means "example"); replace it before going live.
 */
export const studio = {
  name: 'Contoh Studio',
  domain: 'contoh.example',
  /** Canonical addresses start with it. */
  origin: 'https://contoh.example',
  email: 'halo@contoh.example',
  /** International form, as `tel:` links want it. */
  phone: '+6200000000000',
  phoneShown: '+62 000-0000-0000',
  whatsapp: 'https://wa.me/6200000000000',
  city: 'Jakarta',
  country: 'ID',
  address: 'Jl. Contoh No. 1, Jakarta 10000, Indonesia',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/contoh.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/contoh-example' },
    { name: 'GitHub', href: 'https://github.com/contoh-example' },
  ],
} as const;
