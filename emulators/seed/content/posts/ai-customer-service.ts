import type { SeedPost } from '../shape.ts';

/** A draft: nobody but the admins sees it. The English is written, the Indonesian has just begun. */
export const aiCustomerService: SeedPost = {
  slug: 'notes-on-ai-in-customer-service',
  state: 'draft',
  cover: null,
  texts: {
    en: {
      title: 'Notes on AI in customer service',
      summary: 'A draft: what three months of reading an assistant’s answers taught us.',
      body: `*A draft, not yet to be read by anyone outside.*

We read the answers of an assistant for three months before letting it speak to customers on its own. These notes are what we would want to have known on the first day.

## It is right more often than people expect

Most questions are simple, and most simple questions were answered well from the first week, as long as the answer stood in a document that we had given it. The quality of the documents decided more than the choice of the model. Two price lists that disagree make two answers that disagree.

## It is wrong in a different way

A person who does not know says so, or hesitates. The assistant does neither unless it is made to. What helped:

- It must name the paragraph that its answer comes from. No paragraph, no answer.
- Amounts and dates are never written by it: they are filled in from the system.
- Two questions in a row that it could not place, and a person takes over.

## What we count

The share of conversations that end well without a person says little alone. We count how many came back within two days, we read twenty conversations a week chosen by lot, and we ask one question at the end: did this help?

## Open questions

How do we tell customers that they are writing to a machine, without making it sound like an apology? How long do we keep conversations? Who reads them, and do customers know? The last one matters most, and it has to be answered before the first message and not after.

Still to do: add the numbers from the test in the office. Ask for permission before quoting anybody. Find a picture.`,
    },
    id: {
      title: 'Catatan tentang AI di layanan pelanggan',
      summary: '',
      body: '',
    },
  },
};
