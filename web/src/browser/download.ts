/** Offers data to the visitor as a file. */
export function downloadBlob(data: Blob, fileName: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Offers a text to the visitor as a file. @param type media type, e.g. `text/csv` */
export function downloadText(text: string, type: string, fileName: string): void {
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), fileName);
}
