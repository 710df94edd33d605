/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the file up by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
