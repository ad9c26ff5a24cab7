/** The version of this program, as headers of evenings name it. A test holds it to the one in `package.json`. */
export const programVersion = '0.1.0'
