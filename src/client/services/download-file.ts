/** Saves a text as a file of the user. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  clickDownloadLink(url, name);
  URL.revokeObjectURL(url);
}

/** Lets the browser save a URL, whose response says the name of the file. */
export function downloadUrl(url: string): void {
  clickDownloadLink(url, '');
}

function clickDownloadLink(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
