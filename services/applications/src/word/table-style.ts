import { colors } from '../export/create-page-layout.ts';
import { styleIds } from './create-styles.ts';

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
const borders = sides.map(
  (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${colors.border}"/>`,
);

/** The table styles as XML, because the docx library cannot define them. The second one also formats the header row. */
export const tableStyleSheet = `<w:styles
  xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
<w:style w:type="table" w:styleId="${styleIds.table}"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/>
<w:uiPriority w:val="39"/><w:tblPr><w:tblBorders>${borders.join('')}</w:tblBorders><w:tblCellMar>
<w:top w:w="30" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:bottom w:w="30" w:type="dxa"/>
<w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>
<w:style w:type="table" w:styleId="${styleIds.tableWithHeader}"><w:name w:val="Table Grid with Header"/>
<w:basedOn w:val="${styleIds.table}"/><w:uiPriority w:val="39"/><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr>
<w:shd w:val="clear" w:color="auto" w:fill="${colors.headerFill}"/></w:tcPr></w:tblStylePr></w:style>
</w:styles>`.replace(/\n\s*/g, ' ');
