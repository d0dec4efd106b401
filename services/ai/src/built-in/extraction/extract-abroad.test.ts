import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('an organization abroad', () => {
  it('has the number of a Canadian charity, its province and code', () => {
    expect(
      valuesOf(
        paperFrom(
          'about.html',
          'html',
          `# Maple Creek Sanctuary
          Established in 2014 near Red Deer, Maple Creek Sanctuary is a registered charity and home to 200 animals.
          Charity registration number: 801521436 RR0001
          # Our Partners
          Prairie Land Trust, 105 12 Ave SE, Calgary AB T2G 1A1
          # Contact us
          Box 1207
          Strathmore, Alberta T1P 1K1`,
          'Maple Creek Sanctuary',
        ),
      ),
    ).toMatchObject({
      name: 'Maple Creek Sanctuary',
      organizationType: 'charity',
      taxIdNumber: '801521436 RR0001',
      foundedYear: 2014,
      contactInfo: {
        address: 'Box 1207',
        city: 'Strathmore',
        state: 'Alberta',
        postalCode: 'T1P 1K1',
      },
    });
  });

  it('has the business number of an Australian association, and its telephone', () => {
    expect(
      valuesOf(
        paperFrom(
          'report.pdf',
          'pdf',
          `# Wilson Creek Landcare Inc
          Annual Report 2023–24
          ABN 54 718 209 336
          PO Box 1022
          Lismore NSW 2480
          Telephone: (02) 6622 0155
          Facsimile: (02) 6622 0156
          Email: coordinator@wilsoncreek.org.au
          # Our purpose
          To bring neighbors together to care for the rainforest and the rivers of the creek.
          # Our funders
          North Land Services, 79 Conway Street, Lismore NSW 2480, phone 1300 795 299
          # Income and expenditure
          | Total income | $194,445 |
          | Total expenditure | $188,912 |`,
        ),
      ),
    ).toMatchObject({
      name: 'Wilson Creek Landcare Inc',
      taxIdNumber: '54 718 209 336',
      annualBudget: '$188,912',
      missionStatement:
        'To bring neighbors together to care for the rainforest and the rivers of the creek.',
      contactInfo: {
        email: 'coordinator@wilsoncreek.org.au',
        phone: '(02) 6622 0155',
        address: 'PO Box 1022',
        city: 'Lismore',
        state: 'NSW',
        postalCode: '2480',
      },
    });
  });

  it('counts in pounds where its papers do, and has a postcode', () => {
    expect(
      valuesOf(
        paperFrom(
          'charity.html',
          'html',
          `# Bay Sailing Trust
          Bay Sailing Trust is a registered charity. It was set up in 2006 and exists to give the young people of the bay a boat and somebody to teach them.
          Total expenditure: £85,451
          # Contact
          Tel: 01545 561257
          Bay Sailing Trust, Church Street, New Quay, Ceredigion SA45 9NZ`,
        ),
      ),
    ).toMatchObject({
      organizationType: 'charity',
      foundedYear: 2006,
      annualBudget: '£85,451',
      missionStatement:
        'It was set up in 2006 and exists to give the young people of the bay a boat and somebody to teach them.',
      contactInfo: { phone: '01545 561257', city: 'New Quay', postalCode: 'SA45 9NZ' },
    });
  });
});

describe('who is not the organization', () => {
  it('is its fiscal sponsor', () => {
    const { taxIdNumber, contactInfo, name } = valuesOf(
      paperFrom(
        'about.html',
        'html',
        `# Mulberry Growers Collective
        Mulberry Growers Collective is a project of the Lakes Trust, a 501(c)(3) organization, EIN 16-1402277.
        Checks payable to the Lakes Trust may be sent to our fiscal sponsor at 33 Seneca Street, Geneva, NY 14456.
        Find us: 118 Mulberry Street, Geneva, NY 14456`,
      ),
    );
    expect({ name, taxIdNumber, address: contactInfo?.address }).toEqual({
      name: 'Mulberry Growers Collective',
      taxIdNumber: undefined,
      address: '118 Mulberry Street',
    });
  });

  it('is the office to which copies of by-laws go', () => {
    expect(
      valuesOf(
        paperFrom(
          'bylaws.pdf',
          'pdf',
          `BYLAWS
          The name of this non-profit association is the Willow Elementary Parent-Teacher Association (PTA) or the WPTA, located in Fleetwood, Pennsylvania.
          Copies of these bylaws shall be sent to the State Office, 4804 Derry Street, Harrisburg, PA 17111, each year.`,
        ),
      ),
    ).toMatchObject({
      name: 'Willow Elementary Parent-Teacher Association',
      contactInfo: { city: 'Fleetwood', state: 'Pennsylvania' },
    });
  });

  it('is the agent, in a clause that names the office, too', () => {
    expect(
      valuesOf(
        paperFrom(
          'bylaws.docx',
          'docx',
          `BY-LAWS OF THE WAKPALA CORPORATION
          Section 2. The principal office of the Corporation shall be at 114 Main Street, Wakpala, South Dakota 57658, within the District. The registered agent of the Corporation is the Secretary, P.O. Box D, Fort Yates, North Dakota 58538.
          Section 4. The Corporation was chartered by Resolution No. 211-09 of the Council on May 6, 2009.`,
        ),
      ),
    ).toMatchObject({
      foundedYear: 2009,
      contactInfo: {
        address: '114 Main Street',
        city: 'Wakpala',
        state: 'SD',
        postalCode: '57658',
      },
    });
  });

  it('in Ireland or Scotland has the seat that stands among its reference details', () => {
    expect(
      valuesOf(
        paperFrom(
          'annual-report',
          'docx',
          `# Loch Erne Curlew Watch CLG
          # Directors and other information
          | Auditors | Hynes & Co., 4 Mill Street, Sligo, Co. Sligo, F91 X2T9 |
          | Registered office | The Boat House, Fair Green, Belleek, Co. Sligo, F91 K763 |`,
        ),
      ).contactInfo,
    ).toEqual({
      address: 'The Boat House, Fair Green',
      city: 'Belleek',
      state: 'Co. Sligo',
      postalCode: 'F91 K763',
    });
    expect(
      valuesOf(
        paperFrom(
          'trustees-report',
          'docx',
          `# Whin Hill Growers SCIO
          # Reference and administrative information
          | Principal address | Kirk Brae, Whinhill, by Forfar, Perthshire PH8 2QR |`,
        ),
      ).contactInfo,
    ).toEqual({
      address: 'Kirk Brae',
      city: 'Whinhill',
      state: 'Perthshire',
      postalCode: 'PH8 2QR',
    });
  });
});
