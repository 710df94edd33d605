const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** `share` of the colour `over` laid on `under`; colours are `#RRGGBB`. */
export function mixColours(under: string, over: string, share: number): string {
  const above = channels(over);
  const mixed = channels(under).map((channel, index) =>
    Math.round(channel + share * ((above[index] ?? 0) - channel)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
