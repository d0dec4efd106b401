/** Declares the parts of untyped packages that are used here. */

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Engine = {
    Init(dataPath: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /**
     * Loads the file `/input` and rotates it by the EXIF orientation, then by the angle in radians. Returns 1 if the
     * file is not an image.
     */
    SetImageFile(exif: number, angle: number): number;
    FindLines(): number;
    /** The angle of the detected lines, in radians. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
  };
  type Core = {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => Engine;
  };
  const load: (options: {
    print: (line: string) => void;
    printErr: (line: string) => void;
  }) => Promise<Core>;
  export default load;
}

declare module '@tesseract.js-data/eng' {
  const language: { code: string; gzip: boolean; langPath: string };
  export default language;
}
