/** What a field for money says beside a text that is not one clear amount. */
export const amountWords = {
  /** The readings are amounts, such as '$46,520.00' and '$465.20'. */
  unclear: (typed: string, readings: readonly string[]): string =>
    readings.length > 1
      ? `‘${typed}’ can mean ${readings.join(' or ')}. Type the one you mean.`
      : `Do you mean ${readings.join('')}? Type it in figures only.`,
  tooFine: 'An amount has at most two figures of cents, such as 65000.50.',
} as const;
