/** The words of the letters' search and list. */
export const lettersWords = {
  search: {
    label: 'Words at the top of your letter',
    hint: 'A word in English: “overdue”, “penalty”.',
    clear: 'Clear the search',
    results: (count: number) => (count === 1 ? '1 letter' : `${count} letters`),
    matchCount: (count: number) =>
      count === 0
        ? 'No letter matches. All of them are listed.'
        : `${count === 1 ? '1 letter is' : `${count} letters are`} listed.`,
  },
  /** The order of the letters, most urgent first. */
  groups: [
    { id: 'week', heading: 'To do this week' },
    { id: 'date', heading: 'Pay, or set up instalments' },
    { id: 'months', heading: 'You have some months to dispute the amount' },
    { id: 'reply', heading: 'Reply by the date in the letter' },
  ],
  heads: 'It may say:',
  date: 'The date that matters',
  toDo: 'What to do first',
  cannotPay: 'If you cannot pay',
  help: 'When to ask an accountant',
  ask: '[Ask an accountant about it](/quote).',
  source: 'Source',
  empty: {
    heading: (search: string) => `No letter matches ‘${search}’`,
    text: 'Try one word, such as “overdue” or “penalty”, or look through all the letters below. You can also [ask an accountant](/quote), or begin here:',
  },
} as const;
