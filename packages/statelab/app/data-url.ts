function dataUrl(type: string, bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return `data:${type};base64,${btoa(text)}`;
}

/** Throws if the response is an error. */
export async function fetchDataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Could not load ${url}.`);
  return dataUrl(response.headers.get('content-type') ?? '', await response.arrayBuffer());
}
