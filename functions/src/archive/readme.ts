/** Tells people who open an archive what its files are. */
export const README = `# Content of the website

All posts, portfolio items and testimonials, as Markdown files with YAML front matter, and all pictures.

- \`blog\`, \`portfolio\`, \`testimonials\`: a folder per entry. \`en.md\` and \`id.md\` are what visitors read; where a language
  is not published (\`published: null\`), its draft. \`en.draft.md\` and \`id.draft.md\` are drafts that differ from what is
  published.
- \`media\`: every picture in every size, under the address that the texts use (\`/media/…\`).
- \`pictures.json\`: names and descriptions of the pictures. \`archive.json\`: the version of this form.

An empty site takes the zip in again: admin area, page Archive.

# Isi situs web

Semua tulisan blog, portofolio, dan testimoni sebagai berkas Markdown dengan front matter YAML, beserta semua gambar.

- \`blog\`, \`portfolio\`, \`testimonials\`: satu folder per entri. \`en.md\` dan \`id.md\` adalah yang dibaca pengunjung; kalau
  suatu bahasa belum terbit (\`published: null\`), isinya draf. \`en.draft.md\` dan \`id.draft.md\` adalah draf yang berbeda
  dari versi terbitnya.
- \`media\`: setiap gambar dalam semua ukuran, dengan alamat yang dipakai di tulisan (\`/media/…\`).
- \`pictures.json\`: nama dan keterangan gambar. \`archive.json\`: versi bentuk ini.

Situs yang masih kosong bisa mengimpor zip ini kembali lewat halaman Arsip di area admin.
`;
