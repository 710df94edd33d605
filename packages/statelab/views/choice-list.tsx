import { Heading, Row, ScrolledList } from '#statelab/design/lab-parts.ts';

interface ChoiceListProps {
  readonly heading: string;
  readonly choices: readonly { readonly title: string }[];
  /** From 1; 0 for none. */
  readonly chosen: number;
  readonly onChoose: (choice: number) => void;
}

export const ChoiceList = ({ heading, choices, chosen, onChoose }: ChoiceListProps) => (
  <section aria-label={heading}>
    <Heading>{heading}</Heading>
    <ScrolledList as="ol">
      {choices.map(({ title }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a choice is identified by its index
        <li key={index}>
          <Row
            type="button"
            aria-pressed={chosen === index + 1}
            onClick={() => onChoose(index + 1)}
          >
            {title}
          </Row>
        </li>
      ))}
    </ScrolledList>
  </section>
);
