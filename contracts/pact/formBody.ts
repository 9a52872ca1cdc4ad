import { MatchersV3, type PactV4 } from '@pact-foundation/pact';

type Interaction = ReturnType<PactV4['addInteraction']>;
/** The package does not export this type by its name. */
type RequestBuilder = Parameters<NonNullable<Parameters<Interaction['withRequest']>[2]>>[0];

/** Exactly this, without a charset. */
export const formType = 'application/x-www-form-urlencoded';

/**
 * Asks for exactly this form, in any order of its fields. Pact puts a rule about the content type on the whole
 * body, which takes any form; a rule for each field makes missing, further and different fields faults again.
 */
export function formBody(builder: RequestBuilder, form: Readonly<Record<string, string>>): void {
  const rules = Object.entries(form).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [MatchersV3.regex(`^${value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, value)],
  }));
  builder.body(formType, Buffer.from(new URLSearchParams(form).toString()));
  builder.matchingRules({ body: rules });
}
