export function saveFile(name: string, text: string, type = ''): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
