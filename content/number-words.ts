const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** 'six'; figures above twenty. */
export const inWords = (count: number): string => words[count] ?? `${count}`;

/** 'Six', as a sentence begins. */
export function inWordsFirst(count: number): string {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A range such as '$400–$800' as it is read, which a line never breaks after its dash: '$400 to $800'. */
export const rangeInWords = (range: string): string => range.replace('–', ' to ');

/** A range of dollars so many times over: six times '$150–$300' is '$900–$1,800'. */
export const multiplyRange = (range: string, times: number): string =>
  range.replace(/[\d,]+/g, (amount) =>
    (Number(amount.replaceAll(',', '')) * times).toLocaleString('en-NZ'),
  );
