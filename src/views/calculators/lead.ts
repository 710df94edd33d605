/** The one number that a result begins with. */
export interface Lead {
  readonly label: string;
  readonly number: string;
  /** What the number is for, in sentences. */
  readonly text: string;
}

/** The same for screen readers. */
export const sentenceOf = ({ label, number, text }: Lead): string => `${label}: ${number}. ${text}`;
