/**
 * Several textures in one draw call. Phaser hands the number of a texture on to each dot and compares it exactly; in a
 * picture that is turned, some renderers hand on a little less or more, and the picture gets holes. Here it is rounded first.
 */
import { type Game, type Renderer, WEBGL } from 'phaser';

/** Every graphics card with WebGL has at least so many units for textures; to be given to the game as `maxTextures`. */
export const UNITS = 8;

const WHOLE = `float wholeTexDatum () { return floor(outTexDatum + 0.5); }
#define outTexDatum wholeTexDatum()`;

/** Mends how a game draws its images; to be called before its first frame. */
export function useManyUnits({ renderer }: Game): void {
  if (renderer.type !== WEBGL) return;
  const { renderNodes } = renderer as Renderer.WebGL.WebGLRenderer;
  const quads = renderNodes.getNode('BatchHandlerQuad') as Renderer.WebGL.RenderNodes.BatchHandlerQuad;
  quads.programManager.addAddition({ name: 'WholeTexDatum', additions: { fragmentHeader: WHOLE } }, 0);
  // One program for any number of textures: Phaser would make one for each, in the frame that first needs it.
  quads.finalizeTextureCount = () => undefined;
}
