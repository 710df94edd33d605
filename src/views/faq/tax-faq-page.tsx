import { page, taxFaqCategories, taxQuestions } from '#content/pages/tax-faq.ts';
import { Section } from '#src/design/section.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { FactNotes } from '#src/views/page/fact-notes.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { QuestionList } from '#src/views/page/question-list.tsx';
import { Sections } from '#src/views/page/sections.tsx';

/** The tax questions in their four categories. */
export function TaxFaqPage() {
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      {taxFaqCategories.map((category) => {
        const questions = taxQuestions.filter((question) => question.category === category);
        return (
          <Section key={category} heading={category}>
            <QuestionList name="tax-faq" questions={questions} />
            <FactNotes ids={questions.flatMap(({ facts }) => facts ?? [])} />
          </Section>
        );
      })}
      <Sections sections={page.sections} />
    </>
  );
}
