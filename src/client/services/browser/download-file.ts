/** Lets the browser save a text as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  clickDownloadLink(url, name);
  URL.revokeObjectURL(url);
}

/** Lets the browser download a URL, whose response sets the name of the file. */
export function downloadUrl(url: string): void {
  clickDownloadLink(url, '');
}

function clickDownloadLink(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
