import { mixed } from 'yup';

/**
 * A field that is judged together with the others.
 * @param problemOf says what is wrong with it; undefined where nothing is
 */
export const ruled = <Values>(problemOf: (values: Values) => string | undefined) =>
  mixed().test('rule', (_, { parent, createError }) => {
    const message = problemOf(parent as Values);
    return message === undefined || createError({ message });
  });
