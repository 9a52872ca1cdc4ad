import { mixed } from 'yup';

/**
 * Field validated together with the others.
 * @param problemOf returns the error; undefined if valid
 */
export const ruled = <Values>(problemOf: (values: Values) => string | undefined) =>
  mixed().test('rule', (_, { parent, createError }) => {
    const message = problemOf(parent as Values);
    return message === undefined || createError({ message });
  });
