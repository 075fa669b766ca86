/** Small words grow together with a name that was filled in after them. */
import { expect, test } from 'vitest';
import { contracted, elided } from '../../src/i18n/joins.ts';

test.each([
  ['fr', 'le tour de le Gobelin', 'le tour du Gobelin'],
  ['fr', 'De le Gobelin à les Limaces et à le Slime', 'Du Gobelin aux Limaces et au Slime'],
  ['fr', 'de l’Ogre, mode le Lundi, voilà les Limaces', 'de l’Ogre, mode le Lundi, voilà les Limaces'],
  ['es', 'el turno de el Limo, va a el Ogro', 'el turno del Limo, va al Ogro'],
  ['es', 'Llega el Ogro, toda el agua', 'Llega el Ogro, toda el agua'],
  ['en', 'de le Gobelin a el Limo', 'de le Gobelin a el Limo'],
])('articles, %s: %s', (language, apart, together) => expect(contracted(language, apart)).toBe(together));

test.each([
  ['fr', 'la boutique de Otso, plus que Umbra', 'la boutique d’Otso, plus qu’Umbra'],
  ['fr', 'Essayez de le vendre à Ida, jusque Otso', 'Essayez de le vendre à Ida, jusque Otso'],
  ['es', 'la tienda de Otso', 'la tienda de Otso'],
])('vowels, %s: %s', (language, apart, together) => expect(elided(language, apart)).toBe(together));
