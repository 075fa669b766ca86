/** Stands in for Phaser, which wants a window as soon as it is loaded; of it only names are needed here. */
export class Scene {}
class Nothing {}
export const GameObjects = { Container: Nothing, Image: Nothing, Text: Nothing, Zone: Nothing };
export const TintModes = {};
export const Geom = {};
export const Core = { Events: { DESTROY: 'destroy', POST_RENDER: 'postrender' } };
export const Scale = { Events: { RESIZE: 'resize' } };
export const Renderer = {};
export const ScaleModes = { LINEAR: 0 };
export const WEBGL = 2;
