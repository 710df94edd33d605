import { contactForm, isJoinField } from '#content/forms/contact.ts';
import { contactWords as words } from '#content/ui/contact-form.ts';
import { Field } from '#src/design/field.tsx';
import { Form } from '#src/views/forms/form.tsx';
import { useForm } from '#src/views/forms/use-form.ts';

const prefix = 'contact';
const joining = { subject: 'partnership' };

/** The message form; with `joins` a firm is asked about itself as well. */
export function ContactForm({ joins = false }: { joins?: boolean }) {
  const prefilled = joins ? joining : {};
  const { actor, controls } = useForm(contactForm, { prefix, prefilled });
  const asked = controls.filter(({ name }) => joins || !isJoinField(name));
  return (
    <Form actor={actor} prefix={prefix} words={words}>
      <p>{joins ? words.joinIntro : words.intro}</p>
      {asked.map((control) => (
        <Field key={control.id} {...control} />
      ))}
    </Form>
  );
}
